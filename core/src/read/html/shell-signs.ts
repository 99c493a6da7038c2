import { hidesByStyle } from '../../facts/inline-style.ts';
import type { Steps } from '../../slices/steps.ts';
import { attributeOf } from './attribute-of.ts';
import { HtmlElement, type HtmlNode, type HtmlRoot, HtmlText } from './html-tree.ts';

/** A millisecond's work. */
const nodesAStep = 1000;

/** An element and how much is in it. */
export interface Extent {
	readonly element: HtmlElement;
	/** Length of its text, in UTF-16 units. */
	length: number;
	media: number;
}

export interface ShellSigns {
	/** The places that frameworks fill. */
	readonly mounts: Extent[];
	/** The outermost elements that are not displayed. */
	readonly hidden: Extent[];
	/** Scripts that contain HTML. */
	readonly templates: Extent[];
	media: number;
	hasScript: boolean;
	/** A module, a bundle or the data of a framework. */
	hasApplication: boolean;
}

interface Level {
	readonly nodes: readonly HtmlNode[];
	next: number;
	readonly name: string;
	/** All content of the element also counts for these. */
	readonly extents: readonly Extent[];
	readonly isHidden: boolean;
}

/** Runs only on pages with hardly any text. Iterative, so that deep nesting cannot overflow. */
export function* readShellSigns(root: HtmlRoot): Steps<ShellSigns> {
	const signs: ShellSigns = {
		mounts: [],
		hidden: [],
		templates: [],
		media: 0,
		hasScript: false,
		hasApplication: false,
	};
	const levels: Level[] = [
		{ nodes: root.children, next: 0, name: '', extents: [], isHidden: false },
	];
	let left = nodesAStep;
	for (let level = levels.at(-1); level; level = levels.at(-1)) {
		if (--left === 0) {
			left = nodesAStep;
			yield;
		}
		const node = level.nodes[level.next++];
		if (node === undefined) levels.pop();
		else if (node instanceof HtmlElement) levels.push(enter(signs, node, level));
		else if (node instanceof HtmlText && !rawNames.has(level.name)) {
			const { length } = node.value.trim();
			for (const extent of level.extents) extent.length += length;
		}
	}
	return signs;
}

function enter(signs: ShellSigns, element: HtmlElement, { extents, isHidden }: Level): Level {
	const { children: nodes, name } = element;
	if (name === 'script') readScript(signs, element);
	else if (name === 'link' && attributeOf(element, 'rel') === 'modulepreload') {
		signs.hasApplication = true;
	}
	if (mediaNames.has(name) && !isSpinner(element)) {
		signs.media++;
		for (const extent of extents) extent.media++;
	}
	const hides = !isHidden && isNotDisplayed(element);
	const own: Extent[] = [];
	// Otherwise, with many of them inside each other, every text would be counted for each of them.
	if (extents.length < 2 && (hides || (!isHidden && isMount(element)))) {
		const extent = { element, length: 0, media: 0 };
		own.push(extent);
		(hides ? signs.hidden : signs.mounts).push(extent);
	}
	return { nodes, next: 0, name, extents: [...extents, ...own], isHidden: isHidden || hides };
}

const rawNames: ReadonlySet<string> = new Set('script style noscript template title'.split(' '));
const mediaNames: ReadonlySet<string> = new Set(
	'img picture video audio iframe frame object embed'.split(' '),
);

/** The ids that frameworks and their starters give the element that they fill. */
const mountIds: ReadonlySet<string> = new Set(
	'root app app-root react-root react-app vue-app ember-app main-app __next __nuxt ___gatsby q-app svelte'.split(
		' ',
	),
);

const mountNames: ReadonlySet<string> = new Set('app app-root my-app ng-view ui-view'.split(' '));
const mountAttributes = 'ng-view data-ng-view ui-view data-ui-view data-reactroot'.split(' ');

function isMount(element: HtmlElement): boolean {
	const { attributes, name } = element;
	if (mountNames.has(name)) return true;
	if (name === 'html' || name === 'head') return false;
	const id = attributeOf(element, 'id')?.toLowerCase() ?? '';
	return (
		mountIds.has(id) || attributes.some((attribute) => mountAttributes.includes(attribute.name))
	);
}

/** Whether it only shows that the content is on its way. */
const isSpinner = (element: HtmlElement) =>
	element.name === 'img' &&
	/load(?:er|ing)|spin(?:ner)?\b|throbber|ajax|splash/i.test(
		`${attributeOf(element, 'src')} ${attributeOf(element, 'alt')} ${attributeOf(element, 'class')}`,
	);

const isNotDisplayed = (element: HtmlElement) =>
	attributeOf(element, 'hidden') !== null || hidesByStyle(attributeOf(element, 'style') ?? '');

const scriptTypes = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const templateTypes =
	/^(?:text|application)\/(?:(?:x-)?[\w-]*(?:template|tmpl|handlebars|mustache|underscore|jsrender|jquery)[\w-]*|html)$|^x-tmpl-mustache$/i;
const bundles =
	/(?:^|[/_.-])(?:app|main|index|bundle|runtime|vendors?|chunks?|polyfills?|webpack|blazor|flutter(?:_bootstrap)?)[\w~.-]*\.m?js(?:\?|$)/i;
const frameworkData =
	/__NEXT_DATA__|__NUXT__|webpackJsonp|webpackChunk|__sveltekit|__remixContext|__meteor_runtime_config__|__(?:INITIAL|PRELOADED|APOLLO)_STATE__/;

function readScript(signs: ShellSigns, element: HtmlElement) {
	const type = attributeOf(element, 'type')?.trim() ?? '';
	const text = element.children
		.map((child) => (child instanceof HtmlText ? child.value : ''))
		.join('');
	if (templateTypes.test(type)) {
		signs.templates.push({ element, length: text.trim().length, media: 0 });
		return;
	}
	if (attributeOf(element, 'id') === '__NEXT_DATA__') signs.hasApplication = true;
	if (!scriptTypes.test(type)) return;
	const src = attributeOf(element, 'src') ?? '';
	signs.hasScript ||= src !== '' || text.trim() !== '';
	signs.hasApplication ||= /^module$/i.test(type) || bundles.test(src) || frameworkData.test(text);
}
