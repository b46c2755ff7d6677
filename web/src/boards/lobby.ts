// What games say of themselves before their boards are loaded: in the lobby, of ratings. Where they say nothing the server does.
import { t, wordOr } from "../words/translate.svelte";

export const taglineOf = (game: { name: string; tagline: string }): string => wordOr(`${game.name}.tagline`, game.tagline);
/** What a game calls the desk on which things can be tried. */
export const practiceWord = (game: string): string => wordOr(`${game}.practice`, t("lobby.practice"));
/** What the link to a lesson says: a game with one lesson needs no more than "learn it". */
export const lessonWord = (game: string, part: string): string => wordOr(`${game}.learn.${part}`, t("lobby.learn"));
/** Games with several ratings have words for each; other ratings are called like the game. */
export const poolName = (game: string, role: string, title: string): string => (role ? wordOr(`${game}.pool.${role}`, `${title}: ${role}`) : title);
