import type { Page } from '@playwright/test';

interface DrawnNode {
	readonly localName: string;
	readonly nodeValue?: string;
	readonly attributes?: readonly string[];
	readonly children?: readonly DrawnNode[];
	readonly shadowRoots?: readonly DrawnNode[];
	readonly contentDocument?: DrawnNode;
}

export interface DrawnMark {
	readonly top: number;
	readonly label: string;
	/** Elements in it besides its label. */
	readonly markup: number;
}

/** What is drawn inside the closed root, which only the developer tools can see. */
export async function drawnMarks(page: Page): Promise<readonly DrawnMark[]> {
	const session = await page.context().newCDPSession(page);
	const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
	await session.detach();
	const host = descendants(root).find(({ localName }) => localName === 'plumbline-highlight');
	return (host?.shadowRoots?.[0]?.children ?? []).map((mark) => ({
		top: Number(/\btop: ([\d.-]+)px/.exec(mark.attributes?.join(' ') ?? '')?.[1]),
		label: descendants(mark)
			.map(({ nodeValue = '' }) => nodeValue)
			.join(''),
		markup:
			descendants(mark).filter(({ localName }) => localName && localName !== 'bdi').length - 1,
	}));
}

function descendants(node: DrawnNode): readonly DrawnNode[] {
	return [node, ...(node.children ?? []).flatMap(descendants)];
}
