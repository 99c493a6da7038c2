import type { NodeRef } from '@plumbline/core';
import { type Box, isSameBox } from './boxes.ts';

export interface Drawing {
	readonly box: Box;
	/** Drawn above the box, or inside it at the top of the window; empty for no label. */
	readonly label: string;
	/** null for the highlight. */
	readonly color: string | null;
	/** The node that a click on the label picks. */
	readonly node?: NodeRef;
}

/** The layers from bottom to top. */
const layerNames = ['marks', 'highlight'] as const;
type LayerName = (typeof layerNames)[number];

const own = new WeakSet<Node>();

/** Whether Plumbline added this node to the page. */
export const isOwnNode = (node: Node) => own.has(node);

// Set through the CSSOM, because a page's content security policy may block inline styles.
const hostStyle = `
	all: initial; position: fixed; inset: 0; inline-size: auto; block-size: auto; margin: 0; padding: 0;
	border: 0; background: none; overflow: hidden; pointer-events: none; z-index: 2147483647;
`;
const highlightStyle = `border: 2px solid #0b5f56; border-radius: 4px;
	background: rgb(92 199 184 / .18); box-shadow: 0 0 0 2px #fff, 0 0 0 4px rgb(0 0 0 / .35);`;
const labelHeight = 16;

/**
 * The drawings over the page: a single closed shadow host, present only while something is shown.
 */
export function createOverlay(document: Document, onPick: (node: NodeRef) => void) {
	const layers = new Map<LayerName, Layer>();
	let shown: ReturnType<typeof openHost> | null = null;

	/** Returns whether anything had to be drawn; an unchanged layer is left alone. */
	function draw(name: LayerName, drawings: readonly Drawing[]): boolean {
		const before = layers.get(name);
		const isThere = shown?.host.isConnected;
		if (isThere && before && isSame(before.drawings, drawings)) return false;
		const elements = drawings.map((drawing) => elementOf(document, drawing, onPick));
		layers.set(name, { drawings, elements });
		if (!isThere || !before) {
			close();
			shown = openHost(document);
		}
		if (shown) refill(shown);
		return true;
	}

	function clear(name: LayerName) {
		layers.delete(name);
		if (layers.size === 0) close();
		else if (shown) refill(shown);
	}

	function refill({ host, root }: Shown) {
		// The boxes already include the zoom of the page.
		const { currentCSSZoom = 1 } = document.documentElement;
		setImportant(host, 'zoom', `${1 / currentCSSZoom}`);
		root.replaceChildren(...layerNames.flatMap((name) => layers.get(name)?.elements ?? []));
	}

	function close() {
		shown?.close();
		shown = null;
	}

	return { draw, clear };
}

export type Overlay = ReturnType<typeof createOverlay>;

interface Layer {
	readonly drawings: readonly Drawing[];
	readonly elements: readonly HTMLElement[];
}

const isSame = (before: readonly Drawing[], now: readonly Drawing[]) =>
	before.length === now.length &&
	now.every(({ box, color, label, node }, index) => {
		const other = before[index];
		return (
			other?.label === label &&
			other.color === color &&
			other.node === node &&
			isSameBox(other.box, box)
		);
	});

type Shown = ReturnType<typeof openHost>;

/** Opens the host in the top layer, above all dialogs that are already open. */
function openHost(document: Document) {
	const host = document.createElement('plumbline-highlight');
	const root = host.attachShadow({ mode: 'closed' });
	const closed = new AbortController();
	const { signal } = closed;
	own.add(host);
	host.style.cssText = important(hostStyle);
	host.setAttribute('aria-hidden', 'true');
	host.popover = 'manual';
	document.documentElement.append(host);
	host.showPopover();
	// Marks do not belong on paper.
	addEventListener('beforeprint', () => setImportant(host, 'display', 'none'), { signal });
	addEventListener('afterprint', () => setImportant(host, 'display', 'block'), { signal });
	return {
		host,
		root,
		close() {
			closed.abort();
			host.remove();
		},
	};
}

const setImportant = ({ style }: HTMLElement, property: string, value: string) =>
	style.setProperty(property, value, 'important');

function elementOf(
	document: Document,
	{ box, color, label, node }: Drawing,
	onPick: (node: NodeRef) => void,
): HTMLElement {
	const { height, left, top, width } = box;
	const element = document.createElement('div');
	element.style.cssText = `position: absolute; box-sizing: border-box; left: ${left}px; top: ${top}px;
		width: ${width}px; height: ${height}px; ${color ? `outline: 2px solid ${color}` : highlightStyle}`;
	if (label) {
		const above = Math.max(-labelHeight, -top);
		const name = document.createElement('bdi');
		name.textContent = label;
		// Only labels take clicks: the marked links and buttons keep working.
		name.style.cssText = `position: absolute; left: 0; top: ${above}px; max-width: 280px;
			height: ${labelHeight}px; padding: 0 4px; overflow: hidden; white-space: nowrap;
			text-overflow: ellipsis; color: #fff; background: ${color}; pointer-events: auto;
			cursor: pointer; font: 11px/${labelHeight}px system-ui, sans-serif`;
		name.onclick = () => node !== undefined && onPick(node);
		element.append(name);
	}
	return element;
}

/** Makes a style stronger than any rule of the page. */
const important = (style: string) => style.replaceAll(';', ' !important;');
