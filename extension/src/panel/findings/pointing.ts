import type { NodeRef } from '@plumbline/core';
import { createContext } from 'preact';
import type { AuditedTab } from '../panel-state.ts';

/** How findings show their nodes on the page. */
export interface Pointing {
	readonly pointed: AuditedTab['pointed'];
	/** False when the page has gone. */
	readonly canPoint: boolean;
	readonly point: (node: NodeRef | null) => void;
}

export const PointingContext = createContext<Pointing>({
	pointed: null,
	canPoint: false,
	point: () => {},
});
