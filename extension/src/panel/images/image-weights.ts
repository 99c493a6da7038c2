import type { PageImage } from '@plumbline/core';

/** URLs of images whose size is unknown and whose servers can be asked for it. */
export function addressesToWeigh(images: readonly PageImage[]): readonly string[] {
	const unknown = images.filter(
		({ address, bytes, isBroken }) => bytes === null && !isBroken && /^https?:/.test(address),
	);
	return [...new Set(unknown.map(({ address }) => address))];
}

/** Adds sizes that servers have reported since to the images. */
export const weighed = (
	images: readonly PageImage[],
	sizes: ReadonlyMap<string, number | null>,
): readonly PageImage[] =>
	images.map((image) =>
		image.bytes === null ? { ...image, bytes: sizes.get(image.address) ?? null } : image,
	);

interface Total {
	readonly bytes: number;
	/** Distinct files, however often each is shown. */
	readonly files: number;
	readonly known: number;
}

export function totalWeight(images: readonly PageImage[]): Total {
	const files = new Map(images.map(({ address, bytes }) => [address, bytes]));
	files.delete('');
	const known = [...files.values()].filter((bytes) => bytes !== null);
	return {
		bytes: known.reduce((sum, bytes) => sum + bytes, 0),
		files: files.size,
		known: known.length,
	};
}
