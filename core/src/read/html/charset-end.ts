import type { CharsetMeta } from '../../facts/collected/head/charset-metas.fact.ts';
import type { NodeRef } from '../../facts/node-ref.ts';
import { utf8Length } from './utf8-length.ts';

const longestTag = 2000;

/** The bytes up to the end of the first tag that declares the encoding; null without such a tag. */
export function charsetEnd(html: string, [first]: readonly CharsetMeta[]): number | null {
	if (first === undefined) return null;
	const offset = offsetOf(first.node);
	const tag = /^<(?:"[^"]*"|'[^']*'|[^'">])*>/.exec(html.slice(offset, offset + longestTag));
	const end = offset + (tag?.[0].length ?? 0);
	// In other encodings each character takes at least one byte; how many exactly is unknown.
	return /^utf-?8$/i.test(first.charset) ? utf8Length(html.slice(0, end)) : end;
}

/** The offset is the last part of a name. */
const offsetOf = (node: NodeRef) =>
	typeof node === 'number' ? node : Number(node.slice(node.lastIndexOf(':') + 1));
