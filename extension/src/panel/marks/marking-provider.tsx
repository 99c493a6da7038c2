import type { ComponentChildren, ComponentType } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { PointingContext } from '../findings/pointing.ts';
import { isTyping } from '../screens/screen-tabs.tsx';
import type { MarkEvent } from '../state/panel-state.ts';
import type { MarkDrawerProps } from './mark-drawer.tsx';
import type { MarkGroup } from './mark-kinds.ts';
import { type Drawn, MarkingContext, nothingDrawn } from './marking.ts';

interface MarkingProviderProps {
	/** The user’s last action with the marks on the page. */
	readonly markEvent: MarkEvent | null;
	readonly children: ComponentChildren;
}

/**
 * Keeps marks on the page while their group is switched on, whatever screen is open. Escape removes
 * all.
 */
export function MarkingProvider({ children, markEvent }: MarkingProviderProps) {
	const { canPoint } = useContext(PointingContext);
	const [on, turn] = useState<ReadonlySet<MarkGroup>>(new Set());
	const [drawn, setDrawn] = useState<Drawn>(nothingDrawn);
	const Drawer = useDrawer(on.size > 0);
	useEffect(() => {
		if (markEvent?.event === 'unmarked') turn(new Set());
	}, [markEvent]);
	useEffect(() => {
		const onKey = ({ key, target }: KeyboardEvent) => {
			if (key === 'Escape' && !isTyping(target)) turn(new Set());
		};
		addEventListener('keydown', onKey);
		return () => removeEventListener('keydown', onKey);
	}, []);

	function toggle(group: MarkGroup) {
		const others = new Set(on);
		if (!others.delete(group)) others.add(group);
		turn(others);
	}
	const shown = on.size > 0 ? drawn : nothingDrawn;
	return (
		<MarkingContext.Provider value={{ on, toggle, canMark: canPoint, drawn: shown }}>
			{children}
			{on.size > 0 && Drawer && <Drawer on={on} onDraw={setDrawn} />}
		</MarkingContext.Provider>
	);
}

/** Loaded when something is marked for the first time. */
function useDrawer(isWanted: boolean) {
	const [Drawer, setDrawer] = useState<ComponentType<MarkDrawerProps> | null>(null);
	useEffect(() => {
		if (!isWanted) return;
		import('./mark-drawer.tsx').then(
			({ MarkDrawer }) => setDrawer(() => MarkDrawer),
			(cause) => console.error('The marks could not be loaded.', cause),
		);
	}, [isWanted]);
	return Drawer;
}
