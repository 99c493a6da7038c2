import type { HtmlElement } from './html-tree.ts';

export const attributeOf = ({ attributes }: HtmlElement, name: string): string | null =>
	attributes.find((attribute) => attribute.name === name)?.value ?? null;
