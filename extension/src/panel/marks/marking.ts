import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Region } from '../../messaging/protocol.ts';
import type { KindOfMark, MarkGroup } from './mark-kinds.ts';

export interface Drawn {
	/** The marks of each group that is switched on. */
	readonly lists: ReadonlyMap<MarkGroup, readonly KindOfMark[]>;
	/** Landmarks and languages; empty unless one of them is marked. */
	readonly regions: readonly Region[];
}

export const nothingDrawn: Drawn = { lists: new Map(), regions: [] };

/** Which groups are marked on the page. They stay until they are switched off. */
export interface Marking {
	readonly on: ReadonlySet<MarkGroup>;
	readonly toggle: (group: MarkGroup) => void;
	readonly canMark: boolean;
	readonly drawn: Drawn;
}

export const MarkingContext = createContext<Marking>({
	on: new Set(),
	toggle: () => {},
	canMark: false,
	drawn: nothingDrawn,
});

export const useMarking = () => useContext(MarkingContext);
