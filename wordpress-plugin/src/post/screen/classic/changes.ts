import { select, subscribe } from '@wordpress/data';
import { settings } from '../../../settings/settings.ts';
import { changedMeta, type PostMeta } from '../../meta/post-meta.ts';
import { type ClassicForm, classicStore } from './classic-store.ts';

/** Our fields that differ from the saved ones. */
export const changesOf = ({ meta }: Pick<ClassicForm, 'meta'>): PostMeta =>
	changedMeta(meta, settings().classic?.meta ?? {});

/** Sends our changed fields with WordPress’s own form, and warns before they would be lost. */
export function sendChanges(field: HTMLInputElement): void {
	let isSent = false;
	field.form?.addEventListener('submit', () => {
		isSent = true;
	});
	subscribe(() => {
		const changes = changesOf(select(classicStore).form());
		field.value = Object.keys(changes).length > 0 ? JSON.stringify(changes) : '';
	}, classicStore);
	addEventListener('beforeunload', (event) => {
		if (field.value !== '' && !isSent) event.preventDefault();
	});
}
