import { dispatch } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { Blockers, type BlockersProps } from './blockers.tsx';

const LOCK = 'plumbline';

/** The site’s blocking findings; the publish button is locked until they are fixed. */
export function HeldBack({ blockers, htmls }: BlockersProps) {
	const isHeld = blockers.length > 0;
	useEffect(() => {
		if (!isHeld) return;
		const { lockPostSaving, unlockPostSaving } = dispatch(editorStore);
		lockPostSaving(LOCK);
		// Unlocks on closing, so that drafts can be saved.
		return () => void unlockPostSaving(LOCK);
	}, [isHeld]);
	return isHeld && <Blockers blockers={blockers} htmls={htmls} />;
}
