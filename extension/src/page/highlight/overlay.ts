import type { Mark } from '../../messaging/protocol.ts';
import { type Box, isSameBox } from './boxes.ts';

export interface Drawing {
	readonly box: Box;
	/** Drawn above the box, or inside it at the top of the window; empty for no label. */
	readonly label: string;
	readonly tone: Mark['tone'] | 'highlight';
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
const boxStyles = {
	highlight: `border: 2px solid #0b5f56; border-radius: 4px; background: rgb(92 199 184 / .18);
		box-shadow: 0 0 0 2px #fff, 0 0 0 4px rgb(0 0 0 / .35);`,
	plain: 'outline: 2px solid #0b5f56;',
	quiet: 'outline: 2px dashed #5b6571;',
	bad: 'outline: 2px solid #b42318;',
};
const labelColors = { highlight: '#0b5f56', plain: '#0b5f56', quiet: '#4a535d', bad: '#b42318' };
const LABEL_HEIGHT = 16;

/**
 * The drawings over the page: a single closed shadow host, present only while something is shown.
 */
export function createOverlay(document: Document) {
	const layers = new Map<LayerName, Layer>();
	let shown: ReturnType<typeof openHost> | null = null;

	/** Returns whether anything had to be drawn; an unchanged layer is left alone. */
	function draw(name: LayerName, drawings: readonly Drawing[]): boolean {
		const before = layers.get(name);
		const isThere = shown?.host.isConnected;
		if (isThere && before && isSame(before.drawings, drawings)) return false;
		const elements = drawings.map((drawing) => elementOf(document, drawing));
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
	now.every(({ box, label, tone }, index) => {
		const other = before[index];
		return other?.label === label && other.tone === tone && isSameBox(other.box, box);
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

function elementOf(document: Document, { box, label, tone }: Drawing): HTMLElement {
	const { height, left, top, width } = box;
	const element = document.createElement('div');
	element.style.cssText = `position: absolute; box-sizing: border-box; ${boxStyles[tone]}
		left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px;`;
	if (label) {
		const above = Math.max(-LABEL_HEIGHT, -top);
		element.append(labelOf(document, label, `top: ${above}px; background: ${labelColors[tone]};`));
	}
	return element;
}

function labelOf(document: Document, text: string, style: string): HTMLElement {
	const element = document.createElement('bdi');
	element.textContent = text;
	element.style.cssText = `position: absolute; left: 0; max-width: 280px; height: ${LABEL_HEIGHT}px;
		padding: 0 4px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; color: #fff;
		font: 11px/${LABEL_HEIGHT}px system-ui, sans-serif; ${style}`;
	return element;
}

/** Makes a style stronger than any rule of the page. */
const important = (style: string) => style.replaceAll(';', ' !important;');
