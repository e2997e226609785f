# games/seiya
