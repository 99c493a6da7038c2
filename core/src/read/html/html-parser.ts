import type { ParserOptions } from 'parse5';
import type { Steps } from '../../slices/steps.ts';
import { type HtmlRoot, type HtmlTreeTypes, htmlTreeAdapter } from './html-tree.ts';
import { OffsetParser, type Start } from './offset-parser.ts';
import { canReadRuns, RunParser } from './run-parser.ts';
import { showShadowRoots } from './shadow-roots.ts';

export interface ParsedHtml {
	readonly root: HtmlRoot;
	/**
	 * The tag or text that implied `<body>`; null if the source ends the head or opens the body
	 * itself.
	 */
	readonly headEnd: Start | null;
	/** Start tags of html, head and body after the first of each; the tree does not show them. */
	readonly repeatedTags: readonly Start[];
}

const options: ParserOptions<HtmlTreeTypes> = {
	treeAdapter: htmlTreeAdapter,
	// As in browsers and for Google, a pixel in <noscript> does not end the head.
	scriptingEnabled: true,
	sourceCodeLocationInfo: true,
};

/** Both parsers give the same tree and the same offsets. */
const FastestParser: typeof OffsetParser = canReadRuns(new OffsetParser(options))
	? RunParser
	: OffsetParser;

export function* parseDocument(html: string, ParserClass = FastestParser): Steps<ParsedHtml> {
	const parser = new ParserClass(options);
	yield* parser.readInSteps(html);
	const { document, headEnd, repeatedTags, shadowTemplates } = parser;
	showShadowRoots(shadowTemplates);
	return { root: document, headEnd, repeatedTags };
}

export function parseFragment(html: string, ParserClass = FastestParser): ParsedHtml {
	const parser = ParserClass.getFragmentParser<HtmlTreeTypes>(null, options);
	parser.tokenizer.write(html, true);
	const root = parser.getFragment();
	if (parser instanceof OffsetParser) showShadowRoots(parser.shadowTemplates);
	return { root, headEnd: null, repeatedTags: [] };
}
