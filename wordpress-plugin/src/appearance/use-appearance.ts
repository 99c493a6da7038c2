import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { failureText } from '../server-answers/failure-text.ts';
import {
	type Checks,
	type Row,
	type Switch,
	screenSettings,
	type Values,
} from './screen-settings.ts';
import { unsavedChanges } from './unsaved-changes.ts';

export interface Appearance {
	readonly row: (name: string) => Row;
	readonly change: (name: string, key: string, value: unknown) => void;
	readonly switches: readonly Switch[];
	readonly setSwitches: (switches: readonly Switch[]) => void;
	readonly checks: Checks;
	readonly setChecks: (changed: Partial<Checks>) => void;
	/** Names of rows that are not saved; `switches` and `checks` for these. */
	readonly unsaved: readonly string[];
	readonly state: 'idle' | 'saving' | 'saved';
	readonly failure: string | null;
	readonly save: () => void;
	readonly discard: () => void;
}

interface Draft {
	readonly values: Values;
	readonly switches: readonly Switch[];
	readonly checks: Checks;
}

/** The settings as edited, and what of them is saved. */
export function useAppearance(): Appearance {
	const [saved, setSaved] = useState<Draft>(() => screenSettings());
	const [draft, setDraft] = useState<Draft>(saved);
	const [state, setState] = useState<Appearance['state']>('idle');
	const [failure, setFailure] = useState<string | null>(null);
	const changes = unsavedChanges(saved.values, draft.values);
	const areSwitched = [...draft.switches].sort().join() !== [...saved.switches].sort().join();
	const isAppearance = areSwitched || Object.keys(changes).length > 0;
	const areChecks = JSON.stringify(draft.checks) !== JSON.stringify(saved.checks);
	const unsaved = [
		...Object.keys(changes),
		...(areSwitched ? ['switches'] : []),
		...(areChecks ? ['checks'] : []),
	];
	useWarningOnLeave(unsaved.length > 0);

	function edit(changed: Partial<Draft>) {
		setState('idle');
		setDraft((before) => ({ ...before, ...changed }));
	}

	/** Values that one request has saved stay saved when the next fails. */
	function keep(stored: Partial<Draft>) {
		setSaved((before) => ({ ...before, ...stored }));
		setDraft((before) => ({ ...before, ...stored }));
	}

	async function savedAppearance(): Promise<Partial<Draft>> {
		const data = { values: changes, ...(areSwitched && { switches: draft.switches }) };
		const values = await apiFetch<Values>({
			path: '/plumbline/v1/appearance',
			method: 'POST',
			data,
		});
		return { values, switches: draft.switches };
	}

	async function savedChecks(): Promise<Partial<Draft>> {
		const { plumbline_delete_data, plumbline_fields, plumbline_indexing_by_authors } =
			await apiFetch<Checks>({ path: '/wp/v2/settings', method: 'POST', data: draft.checks });
		return { checks: { plumbline_indexing_by_authors, plumbline_fields, plumbline_delete_data } };
	}

	async function save() {
		setState('saving');
		setFailure(null);
		try {
			if (isAppearance) keep(await savedAppearance());
			if (areChecks) keep(await savedChecks());
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
		checks: draft.checks,
		setChecks: (changed) => edit({ checks: { ...draft.checks, ...changed } }),
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
