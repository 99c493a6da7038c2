import type { CDPSession, Page } from '@playwright/test';

interface DrawnNode {
	readonly nodeId: number;
	readonly localName: string;
	readonly nodeValue?: string;
	readonly children?: readonly DrawnNode[];
	readonly shadowRoots?: readonly DrawnNode[];
	readonly contentDocument?: DrawnNode;
}

export interface DrawnMark {
	readonly top: number;
	readonly label: string;
	/** Number of elements inside the label. */
	readonly markup: number;
}

/** Reads what is drawn inside the closed shadow root, which only the developer tools can see. */
export async function drawnMarks(page: Page): Promise<readonly DrawnMark[]> {
	const session = await page.context().newCDPSession(page);
	const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
	const host = descendants(root).find(({ localName }) => localName === 'plumbline-highlight');
	const marks = await Promise.all(
		(host?.shadowRoots?.[0]?.children ?? []).map(async (mark) => ({
			top: await topOf(session, mark),
			label: descendants(mark)
				.map(({ nodeValue = '' }) => nodeValue)
				.join(''),
			markup:
				descendants(mark).filter(({ localName }) => localName && localName !== 'bdi').length - 1,
		})),
	);
	await session.detach();
	return marks;
}

/** The texts inside the closed shadow roots of these elements. */
export async function drawnTexts(page: Page, name: string): Promise<readonly string[]> {
	const session = await page.context().newCDPSession(page);
	const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
	await session.detach();
	return descendants(root)
		.filter(({ localName }) => localName === name)
		.map(({ shadowRoots = [] }) =>
			shadowRoots
				.flatMap(descendants)
				.map(({ nodeValue = '' }) => nodeValue)
				.join(''),
		);
}

/** The painted position rather than the one in the styles; NaN once the node is gone. */
async function topOf(session: CDPSession, { nodeId }: DrawnNode): Promise<number> {
	try {
		const { model } = await session.send('DOM.getBoxModel', { nodeId });
		return model.border[1] ?? Number.NaN;
	} catch {
		return Number.NaN;
	}
}

function descendants(node: DrawnNode): readonly DrawnNode[] {
	return [node, ...(node.children ?? []).flatMap(descendants)];
}
