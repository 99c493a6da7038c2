/** File name of the first image in a part of a block’s HTML; null without an image. */
export function imageName(html: string): string | null {
	const src = /<img\b[^>]*?\ssrc="([^"]+)"/i.exec(html)?.[1];
	if (!src || src.startsWith('data:')) return null;
	const [path = ''] = src.split(/[?#]/);
	return decoded(path.slice(path.lastIndexOf('/') + 1)) || null;
}

function decoded(name: string): string {
	try {
		return decodeURIComponent(name);
	} catch {
		// The name is not valid percent-encoding.
		return name;
	}
}
