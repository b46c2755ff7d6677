"""Puts the games into other people's libraries: PettingZoo (`pettingzoo`), OpenSpiel (`openspiel`) and Gymnasium
(`gymnasium`). Each module needs its library, and says so where it is missing."""
