import { keptAfterRelease, product } from './names.ts';

const kept = new RegExp(keptAfterRelease.map(({ pattern }) => pattern.source).join('|'), 'g');
const ours = new RegExp(product, 'gi');

/** A text or path with a different name of the product, in the same letters: lower, upper or one capital. */
export function renamed(text: string, name: string, isReleased: boolean): string {
	const inLetters = (old: string) => {
		if (old === old.toLowerCase()) return name.toLowerCase();
		return old === old.toUpperCase() ? name.toUpperCase() : name;
	};
	if (!isReleased) return text.replaceAll(ours, inLetters);
	const parts = text.split(kept);
	const stays = [...text.matchAll(kept)].map(([part]) => part);
	return parts.map((part, at) => part.replaceAll(ours, inLetters) + (stays[at] ?? '')).join('');
}
