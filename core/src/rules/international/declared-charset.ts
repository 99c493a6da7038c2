import type { CharsetMeta } from '../../facts/collected/head/charset-metas.fact.ts';
import type { ResponseFacts } from '../../facts/page-facts.ts';

/** What `Content-Type` says; null where it says nothing or is not known. */
export function headerCharset(response: ResponseFacts | null): string | null {
	const type = response?.headers?.find(([name]) => name === 'content-type')?.[1];
	return (type && /charset\s*=\s*["']?([^\s;"']+)/i.exec(type)?.[1]) || null;
}

/** The encoding a label stands for, as the Encoding Standard names it; null for a label of none. */
export function encodingOf(label: string): string | null {
	try {
		return new TextDecoder(label).encoding;
	} catch {
		// The standard's answer to an unknown label is an exception.
		return null;
	}
}

/** A meta element that can be read at all was written in bytes like ASCII, so UTF-16 is UTF-8 there. */
export function metaEncoding({ charset }: CharsetMeta): string | null {
	const encoding = encodingOf(charset);
	return encoding?.startsWith('utf-16') ? 'utf-8' : encoding;
}
