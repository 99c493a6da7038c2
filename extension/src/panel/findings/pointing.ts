import type { NodeRef } from '@plumbline/core';
import { createContext } from 'preact';
import type { Mark, Region } from '../../messaging/protocol.ts';
import type { AuditedTab } from '../state/panel-state.ts';

/** How findings show their nodes on the page. */
export interface Pointing {
	readonly pointed: AuditedTab['pointed'];
	/** False when the page is gone. */
	readonly canPoint: boolean;
	readonly point: (node: NodeRef | null) => void;
	/** Marks these nodes and removes earlier marks. */
	readonly mark: (marks: readonly Mark[]) => void;
	readonly regions: () => Promise<readonly Region[]>;
}

export const PointingContext = createContext<Pointing>({
	pointed: null,
	canPoint: false,
	point: () => {},
	mark: () => {},
	regions: async () => [],
});
