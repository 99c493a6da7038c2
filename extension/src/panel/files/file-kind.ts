/** The kinds of files about which there is more to say than their type. */
export type FileKind = 'robots' | 'image' | 'media' | 'pdf' | 'json' | 'text';

/** The kind of a file by its type and place. Sitemaps and feeds are texts, until their content says more. */
export function fileKind(contentType: string, url: string): FileKind | null {
	const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
	if (isText(type) && URL.parse(url)?.pathname === '/robots.txt') return 'robots';
	if (type.startsWith('image/')) return 'image';
	if (/^(?:video|audio)\//.test(type)) return 'media';
	if (type === 'application/pdf') return 'pdf';
	if (/^(?:application|text)\/(?:.+\+)?json$/.test(type)) return 'json';
	return isText(type) ? 'text' : null;
}

const isText = (type: string) =>
	type.startsWith('text/') || /^application\/(?:.+\+)?xml$/.test(type);
