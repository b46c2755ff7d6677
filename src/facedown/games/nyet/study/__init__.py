"""What is measured and asked of NYET!"""
