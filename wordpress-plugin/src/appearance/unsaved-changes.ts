import type { Values } from './screen-settings.ts';

/** The values that differ from the saved ones; an empty value equals a missing one. */
export function unsavedChanges(saved: Values, edited: Values): Values {
	const changed: Record<string, Record<string, unknown>> = {};
	for (const [name, row] of Object.entries(edited)) {
		for (const [key, value] of Object.entries(row)) {
			if (comparable(value) === comparable(saved[name]?.[key])) continue;
			changed[name] = { ...changed[name], [key]: value };
		}
	}
	return changed;
}

const comparable = (value: unknown): string =>
	JSON.stringify(Array.isArray(value) && value.length === 0 ? '' : value || '');
