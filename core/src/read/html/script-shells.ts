import type { TextBlock } from '../../facts/collected/body/text-blocks.ts';
import type { CollectedFacts } from '../../facts/collected/collected-facts.ts';
import type { ScriptShell } from '../../facts/page-facts.ts';
import type { Steps } from '../../slices/steps.ts';
import { attributeOf } from './attribute-of.ts';
import type { HtmlElement, HtmlRoot } from './html-tree.ts';
import { readShellSigns, type ShellSigns } from './shell-signs.ts';
import { offsetRef } from './walk-html.ts';

/** In UTF-16 units: less than a paragraph, such as “Loading”, a slogan or a note about cookies. */
const mostOwn = 250;

/** Text of the whole page, including all menus and links. */
const mostShown = 2000;

/** A mount point contains at most a word or two for those who wait. */
const mostInMount = 60;

/** A text this long is the content of the page. */
const enough = 500;

/**
 * Signs that the HTML is only a shell, whose content scripts draw: at most one, the clearest. A page
 * with a paragraph of its own is not looked at.
 */
export function* shellSteps(
	root: HtmlRoot,
	{ refreshMetas, scriptTemplates, textBlocks }: CollectedFacts,
	prefix: string | null,
): Steps<readonly ScriptShell[]> {
	const own = textBlocks.filter(({ region }) => region === 'main' || region === 'body');
	const characters = lengthOf(textBlocks);
	const isFull = characters > mostShown || lengthOf(own.filter(isOwnProse)) > mostOwn;
	if (isFull || refreshMetas.length > 0) return [];
	const signs = yield* readShellSigns(root);
	const isTemplate = scriptTemplates.length > 0 && own.some(isUnfilled);
	const sign = clearest(signs, characters, { isEmpty: own.length === 0, isTemplate });
	if (sign === null) return [];
	const { element, kind } = sign;
	const node = element === null ? null : offsetRef(element.offset, prefix);
	return [{ kind, element: element === null ? '' : nameOf(element), characters, node }];
}

const lengthOf = (blocks: readonly TextBlock[]) =>
	blocks.reduce((sum, { text }) => sum + text.length, 0);

const isOwnProse = (block: TextBlock) =>
	block.linkedLength * 2 <= block.text.length && !isUnfilled(block);

/** Frameworks in the browser replace such an expression. */
const isUnfilled = ({ text }: TextBlock) => /\{\{[^{}]+\}\}/.test(text);

interface Sign {
	readonly kind: ScriptShell['kind'];
	readonly element: HtmlElement | null;
}

interface OwnText {
	readonly isEmpty: boolean;
	/** Expressions that a framework has yet to replace. */
	readonly isTemplate: boolean;
}

function clearest(signs: ShellSigns, shown: number, { isEmpty, isTemplate }: OwnText): Sign | null {
	const { hidden, mounts, templates } = signs;
	if (!signs.hasScript) return null;
	const least = Math.max(enough, shown);
	const [wrapper] = hidden.filter(({ length }) => length >= least);
	if (wrapper) return { kind: 'hidden', element: wrapper.element };
	const [mount] = mounts.filter(({ length, media }) => length <= mostInMount && media === 0);
	if (mount) return { kind: 'mount', element: mount.element };
	const templateLength = templates.reduce((sum, { length }) => sum + length, 0);
	if (templateLength >= least) return { kind: 'template', element: templates[0]?.element ?? null };
	const isDrawn = isEmpty && signs.hasApplication && signs.media === 0;
	return isDrawn || isTemplate ? { kind: 'body', element: null } : null;
}

function nameOf(element: HtmlElement): string {
	const id = attributeOf(element, 'id')?.trim();
	return id ? `#${id}` : element.name;
}
