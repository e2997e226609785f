/** Words that would betray this game elsewhere in the page, beside the name of its folder. */
export const names = ['dragon ball', 'goku', 'vegeta', 'unison', 'combo', 'rest mode', 'mode inertie', 'energyActive']
