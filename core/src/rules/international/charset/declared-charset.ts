import type { CharsetMeta } from '../../../facts/collected/head/charset-metas.fact.ts';
import type { ResponseFacts } from '../../../facts/page-facts.ts';

/** The charset in `Content-Type`; null if it is missing or unknown. */
export function headerCharset(response: ResponseFacts | null): string | null {
	const type = response?.headers?.find(([name]) => name === 'content-type')?.[1];
	return (type && /charset\s*=\s*["']?([^\s;"']+)/i.exec(type)?.[1]) || null;
}

/** The encoding of a label, by its name in the Encoding Standard; null for an unknown label. */
export function encodingOf(label: string): string | null {
	try {
		return new TextDecoder(label).encoding;
	} catch {
		// TextDecoder throws for an unknown label.
		return null;
	}
}

/** A meta tag that can be read at all was written in bytes like ASCII, so UTF-16 means UTF-8 there. */
export function metaEncoding({ charset }: CharsetMeta): string | null {
	const encoding = encodingOf(charset);
	return encoding?.startsWith('utf-16') ? 'utf-8' : encoding;
}
