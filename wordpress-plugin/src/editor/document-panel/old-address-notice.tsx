import { useEffect, useRef, useState } from '@wordpress/element';
import { lazyPart } from '../../controls/lazy-part.tsx';
import { hasMoved, type SavedAddress } from './address-change.ts';
import { useSlugs } from './use-slugs.ts';

// Loaded when a URL has changed, which is rare.
const OldAddressResult = lazyPart(
	async () => (await import('./old-address-result.tsx')).OldAddressResult,
);

interface Move {
	readonly oldSlug: string;
	readonly newSlug: string;
}

/** Says whether the old URL of a moved post still redirects to it. */
export function OldAddressNotice() {
	const { isPublished, savedSlug } = useSlugs();
	const former = useRef<SavedAddress>({ isPublished, savedSlug });
	const [move, setMove] = useState<Move | null>(null);

	useEffect(() => {
		const before = former.current;
		const now = { isPublished, savedSlug };
		former.current = now;
		if (hasMoved(before, now)) setMove({ oldSlug: before.savedSlug, newSlug: savedSlug });
	}, [isPublished, savedSlug]);

	if (move === null) return null;
	// A key of its own for each move, because a move back and forth asks about the same slugs again.
	return (
		<OldAddressResult
			key={`${move.oldSlug} ${move.newSlug}`}
			oldSlug={move.oldSlug}
			onRemove={() => setMove(null)}
		/>
	);
}
