import { type ToolName, toolLinks } from '@plumbline/core';
import type { Texts as ToolTexts } from '../texts/tools/texts.generated.ts';
import { type OwnTool, ownToolUrl } from './own-tools.ts';

export interface ToolFor {
	readonly id: string;
	readonly name: string;
	readonly url: string;
}

interface Page {
	readonly url: string;
	/** null where it is unknown. */
	readonly robotsTxt: string | null;
}

/** Ours, then the user’s own, for one page. */
export function toolsFor(
	{ robotsTxt, url }: Page,
	own: readonly OwnTool[],
	names: ToolTexts['names'],
): readonly ToolFor[] {
	return [
		...toolLinks(url, robotsTxt).map((link) => {
			return { id: link.name as string, name: names[link.name satisfies ToolName], url: link.url };
		}),
		...own.flatMap((tool) => {
			const address = ownToolUrl(tool, url);
			return address ? [{ id: `own ${tool.name}`, name: tool.name, url: address }] : [];
		}),
	];
}
