/** Pictures of a game's table, in both languages, from the files of its folder: `<name>.<language>.jpg`. */
export const pictured =
  (files: Record<string, string>) =>
  (name: string): { fr: string; en: string } | undefined => {
    const [fr, en] = [files[`./${name}.fr.jpg`], files[`./${name}.en.jpg`]]
    return fr && en ? { fr, en } : undefined
  }
