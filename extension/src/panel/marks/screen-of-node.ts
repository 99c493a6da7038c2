import type { FactStore, NodeRef } from '@plumbline/core';
import type { ScreenName } from '../screens/screens.ts';

/** The screen with the row of a marked element. */
export function screenOfNode(facts: FactStore, wanted: NodeRef): ScreenName {
	for (const screen of ['headings', 'links', 'images'] as const) {
		if (facts.get(screen)?.some(({ node }) => node === wanted)) return screen;
	}
	return 'marks';
}
