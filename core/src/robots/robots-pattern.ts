/**
 * Whether a path begins with the pattern, in which `*` is any text and a final `$` is the end.
 * Keeps the set of reachable positions instead of backtracking: a pattern of stars stays linear.
 */
export function matchesPattern(path: string, pattern: string): boolean {
	const isAnchored = pattern.endsWith('$');
	const pieces = (isAnchored ? pattern.slice(0, -1) : pattern).split('*');
	const first = pieces.shift() ?? '';
	if (!path.startsWith(first)) return false;
	let position = first.length;
	const last = isAnchored ? pieces.pop() : undefined;
	for (const piece of pieces) {
		const found = path.indexOf(piece, position);
		if (found < 0) return false;
		position = found + piece.length;
	}
	if (!isAnchored) return true;
	if (last === undefined) return position === path.length;
	return path.length - last.length >= position && path.endsWith(last);
}

/** The literal beginning of every matching path. */
export const literalStart = (pattern: string): string => pattern.match(/^[^*$]*/)?.[0] ?? '';

/**
 * The canonical spelling of a path or pattern: UTF-8 percent-encoded, hexadecimal digits in upper
 * case.
 */
export function canonicalPath(path: string): string {
	return path
		.replace(/\P{ASCII}+/gu, (text) => encodeURIComponent(text.toWellFormed()))
		.replace(/%[0-9a-f]{2}/gi, (encoded) => encoded.toUpperCase());
}
