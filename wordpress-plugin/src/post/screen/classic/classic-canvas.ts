import type { Block } from '../../content/block.ts';
import type { Canvas } from '../edit-screen.ts';
import { visualEditor } from './visual-editor.ts';

/** The visual editor’s document. In text mode the elements of the text are not shown. */
export const classicCanvas = (blocks: () => readonly Block[]): Canvas => ({
	document: () => visualEditor()?.getDoc() ?? document,
	elementOf(clientId) {
		const at = blocks().findIndex((block) => block.clientId === clientId);
		const parts = [...(visualEditor()?.getBody()?.children ?? [])] as HTMLElement[]; // an editor of texts has no other elements
		const text = textOf(String(blocks()[at]?.attributes.content ?? ''));
		const isIt = (part: HTMLElement | undefined) => part?.textContent?.trim() === text;
		return (isIt(parts[at]) ? parts[at] : parts.find(isIt)) ?? null;
	},
});

const textOf = (html: string) =>
	new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim();
