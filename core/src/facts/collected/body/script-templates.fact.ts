import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

/** An element that a framework in the browser fills: until then, its content is a template. */
export interface ScriptTemplate {
	readonly node: NodeRef;
}

export const scriptTemplates = defineFact<ScriptTemplate>({
	elements: ['attributes:template'],
	part: 'content',
	enter: ({ ref }) => ({ node: ref() }),
});
