import type { Item, ItemValue } from '../facts/derived/structured-data/items/item.ts';

/** The sizes of all images of a property, in pixels; null unless the markup says each of them. */
export function imageSizes(
	values: readonly ItemValue[],
	items: readonly Item[],
): readonly (readonly [number, number])[] | null {
	const sizes = values.map(({ item }) => {
		const image = item === null ? undefined : items[item];
		const [width, height] = ['width', 'height'].map((name) => pixels(image, name));
		return width && height ? ([width, height] as const) : null;
	});
	return sizes.length > 0 && sizes.every((size) => size !== null) ? sizes : null;
}

function pixels(image: Item | undefined, name: string): number | null {
	const [value, ...more] = image?.properties[name] ?? [];
	const [, text] = /^(\d+)(?:\s?px)?$/i.exec(value?.text ?? '') ?? [];
	return more.length > 0 || text === undefined ? null : Number(text);
}
