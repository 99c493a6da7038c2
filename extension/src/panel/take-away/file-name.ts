const longest = 60;

/**
 * A file name for the audit of a page that is valid on every file system: `plumbline bakery.example
 * bread 2026-11-21.csv`.
 */
export function fileNameFor(url: string, date: Date, ending: string): string {
	const address = URL.parse(url);
	const path = readable(address?.pathname ?? '')
		.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
		.slice(0, longest)
		.trim();
	const parts = ['plumbline', address?.hostname, path, localDay(date)];
	return `${parts.filter(Boolean).join(' ')}.${ending}`;
}

function readable(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		// Not valid UTF-8, so it stays percent-encoded.
		return path;
	}
}

const localDay = (date: Date) =>
	[date.getFullYear(), date.getMonth() + 1, date.getDate()]
		.map((part) => String(part).padStart(2, '0'))
		.join('-');
