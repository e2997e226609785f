/** In French no line begins with a sign: the space before it does not break. */
import ts from 'typescript'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['./fr/*.ts', '../../games/*/words/fr.ts', '../../games/*/how/index.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** What stands between quotes, and between the code of templates. */
function texts(source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest))
  return found
}

test.each(Object.keys(sources))('spaces before signs in %s do not break', (name) => {
  expect(texts(sources[name]!).filter((text) => / [:;!?»%](?!\w)|« /.test(text))).toEqual([])
})
