"""Says what is measured and asked of NYET!"""
