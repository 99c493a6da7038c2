import type { Box } from './boxes.ts';

const own = new WeakSet<Node>();

/** Whether a node was put into the page by us. */
export const isOwnNode = (node: Node) => own.has(node);

// Set through the object model, which a page's content security policy leaves alone.
const hostStyle = `
	all: initial; position: fixed; inset: 0; inline-size: auto; block-size: auto; margin: 0; padding: 0;
	border: 0; background: none; overflow: hidden; pointer-events: none; z-index: 2147483647;
`;
const boxStyle = `
	position: absolute; box-sizing: border-box; border: 2px solid #0b5f56; border-radius: 4px;
	background: rgb(92 199 184 / .18); box-shadow: 0 0 0 2px #fff, 0 0 0 4px rgb(0 0 0 / .35);
`;

/** The layer that marks are drawn on: one element, nothing of it open to the page. */
export function createOverlay(document: Document) {
	const host = document.createElement('plumbline-highlight');
	const root = host.attachShadow({ mode: 'closed' });
	own.add(host);
	host.style.cssText = important(hostStyle);
	host.setAttribute('aria-hidden', 'true');
	host.popover = 'manual';
	document.documentElement.append(host);
	// In the top layer, so that open dialogs do not cover it.
	host.showPopover();

	return {
		draw: (boxes: readonly Box[]) =>
			root.replaceChildren(...boxes.map((box) => boxElement(document, box))),
		remove: () => host.remove(),
	};
}

function boxElement(document: Document, { left, top, width, height }: Box): HTMLElement {
	const element = document.createElement('div');
	element.style.cssText = `${boxStyle} left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px;`;
	return element;
}

/** Stronger than any rule of the page. */
const important = (style: string) => style.replaceAll(';', ' !important;');
