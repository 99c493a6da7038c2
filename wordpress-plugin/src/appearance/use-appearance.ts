import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { failureText } from '../server-answers/failure-text.ts';
import { type Row, type Switch, screenSettings, type Values } from './screen-settings.ts';
import { unsavedChanges } from './unsaved-changes.ts';

export interface Appearance {
	readonly row: (name: string) => Row;
	readonly change: (name: string, key: string, value: unknown) => void;
	readonly switches: readonly Switch[];
	readonly setSwitches: (switches: readonly Switch[]) => void;
	/** Names of rows that are not saved; `switches` for the switches. */
	readonly unsaved: readonly string[];
	readonly state: 'idle' | 'saving' | 'saved';
	readonly failure: string | null;
	readonly save: () => void;
	readonly discard: () => void;
}

interface Draft {
	readonly values: Values;
	readonly switches: readonly Switch[];
}

/** The settings as edited, and what of them is saved. */
export function useAppearance(): Appearance {
	const [saved, setSaved] = useState<Draft>(() => screenSettings());
	const [draft, setDraft] = useState<Draft>(saved);
	const [state, setState] = useState<Appearance['state']>('idle');
	const [failure, setFailure] = useState<string | null>(null);
	const changes = unsavedChanges(saved.values, draft.values);
	const areSwitched = [...draft.switches].sort().join() !== [...saved.switches].sort().join();
	const unsaved = [...Object.keys(changes), ...(areSwitched ? ['switches'] : [])];
	useWarningOnLeave(unsaved.length > 0);

	function edit(changed: Partial<Draft>) {
		setState('idle');
		setDraft((before) => ({ ...before, ...changed }));
	}

	async function save() {
		setState('saving');
		setFailure(null);
		try {
			const data = { values: changes, ...(areSwitched && { switches: draft.switches }) };
			const values = await apiFetch<Values>({
				path: '/plumbline/v1/appearance',
				method: 'POST',
				data,
			});
			const stored = { values, switches: draft.switches };
			setSaved(stored);
			setDraft(stored);
			setState('saved');
		} catch (cause) {
			setState('idle');
			setFailure(failureText(cause));
		}
	}

	return {
		row: (name) => draft.values[name] ?? {},
		change: (name, key, value) =>
			edit({ values: { ...draft.values, [name]: { ...draft.values[name], [key]: value } } }),
		switches: draft.switches,
		setSwitches: (switches) => edit({ switches }),
		unsaved,
		state,
		failure,
		save,
		discard: () => edit(saved),
	};
}

function useWarningOnLeave(isUnsaved: boolean): void {
	useEffect(() => {
		if (!isUnsaved) return;
		const warn = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener('beforeunload', warn);
		return () => window.removeEventListener('beforeunload', warn);
	}, [isUnsaved]);
}
