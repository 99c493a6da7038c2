import { labelToName } from '@exodus/bytes/encoding-lite.js';

interface ContentType {
	readonly essence: string;
	/** The charset parameter as written, or null. */
	readonly charset: string | null;
}

const htmlTypes = new Set(['text/html', 'application/xhtml+xml']);

export function parseContentType(header: string): ContentType {
	const essence = header.split(';', 1)[0]?.trim().toLowerCase() ?? '';
	const charset = header.match(/;\s*charset\s*=\s*(?:"([^"]*)"|([^;\s]+))/i);
	return { essence, charset: charset?.[1] ?? charset?.[2] ?? null };
}

export function isHtmlType(essence: string): boolean {
	return htmlTypes.has(essence);
}

// The signatures of the MIME Sniffing standard, §7.1, each followed by a space or “>”.
const htmlStart =
	/^[\t\n\f\r ]*<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|!--)[\s>]/i;

/** For an answer without a content type. */
export function looksLikeHtml(body: Uint8Array): boolean {
	return htmlStart.test(Buffer.from(body.subarray(0, 1445)).toString('latin1'));
}

export function encodingName(label: string | null): string | null {
	return label === null ? null : (labelToName(label)?.toLowerCase() ?? null);
}
