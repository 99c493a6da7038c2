import type { Image } from '../facts/collected/media/images.fact.ts';
import type { FactStore } from '../facts/fact-store.ts';

export interface PageImage {
	readonly image: Image;
	/**
	 * The file that the browser chose, or else the one named first; absolute if it can be resolved,
	 * empty if the image names no file.
	 */
	readonly address: string;
	/** `jpg`, `webp`, `svg` …; empty if the URL does not show it. */
	readonly format: string;
	/** Size of the file; null while it is not loaded, or if no browser laid out the page. */
	readonly natural: Size | null;
	/** Size as laid out; null if no browser laid out the page, or if the image takes up no space. */
	readonly displayed: Size | null;
	/** The browser requested it and received no picture. */
	readonly isBroken: boolean;
	/** Bytes of the file as sent; null if unknown. */
	readonly bytes: number | null;
	/** `named`: something other than an alt attribute names the image. */
	readonly alt: 'text' | 'empty' | 'missing' | 'named';
}

export interface Size {
	readonly width: number;
	readonly height: number;
}

/** Every image of the page in order; null if this host cannot know them. */
export function pageImages(facts: FactStore): readonly PageImage[] | null {
	const base = facts.get('baseUrl') ?? undefined;
	const laidOut = new Map(facts.get('loadedImages')?.images.map((shown) => [shown.node, shown]));
	return (
		facts.get('images')?.map((image) => {
			const written = image.src.trim();
			const shown = laidOut.get(image.node);
			const address = shown?.source || written;
			const url = address === '' ? null : URL.parse(address, base);
			return {
				image,
				address: url?.href ?? address,
				format: formatOf(url),
				alt: altOf(image),
				natural: shown?.naturalWidth
					? { width: shown.naturalWidth, height: shown.naturalHeight }
					: null,
				displayed: shown
					? { width: Math.round(shown.width), height: Math.round(shown.height) }
					: null,
				isBroken: shown?.isBroken ?? false,
				bytes: url?.protocol === 'data:' ? dataUrlBytes(url.href) : (shown?.bytes ?? null),
			};
		}) ?? null
	);
}

function formatOf(url: URL | null): string {
	const type = url?.protocol === 'data:' ? /^image\/([a-z]+)/i.exec(url.pathname)?.[1] : null;
	const ending = type ?? /\.([a-z]{3,4})$/i.exec(url?.pathname ?? '')?.[1];
	const format = ending?.toLowerCase() ?? '';
	return format === 'jpeg' ? 'jpg' : formats.has(format) ? format : '';
}

const formats: ReadonlySet<string> = new Set(
	'avif bmp gif ico jpg png svg tif tiff webp'.split(' '),
);

function altOf({ alt, hasOtherName, isDecoration }: Image): PageImage['alt'] {
	if (alt !== null) return alt.trim() === '' ? 'empty' : 'text';
	return hasOtherName || isDecoration ? 'named' : 'missing';
}

/** The number of bytes in a `data:` URL (RFC 2397). */
function dataUrlBytes(address: string): number {
	const comma = address.indexOf(',');
	const body = address.slice(comma + 1).replace(/#.*/s, '');
	const letters = body.replace(/%[\da-f]{2}/gi, '.').length;
	if (!/;\s*base64\s*$/i.test(address.slice(0, comma))) return letters;
	const padding = /=*$/.exec(body)?.[0].length ?? 0;
	return Math.floor(((letters - padding) * 3) / 4);
}
