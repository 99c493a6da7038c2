import { readableAddress } from '@plumbline/core';
import { Notice } from '@wordpress/components';
import { select } from '@wordpress/data';
import { store as editorStore, PluginPostStatusInfo } from '@wordpress/editor';
import { useEffect, useRef, useState } from '@wordpress/element';
import { failureText } from '../server-answers/failure-text.ts';
import { hasMoved, type SavedAddress } from './address-change.ts';
import { askOldAddress, type OldAddress } from './old-address.ts';
import { oldAddressText } from './old-address-text.ts';
import { useSlugs } from './use-slugs.ts';

/** Says whether the old URL of a moved post still redirects to it. */
export function OldAddressNotice() {
	const { isPublished, savedSlug } = useSlugs();
	const former = useRef<SavedAddress>({ isPublished, savedSlug });
	const [said, say] = useState<OldAddress | string | null>(null);

	useEffect(() => {
		const before = former.current;
		const now = { isPublished, savedSlug };
		former.current = now;
		if (!hasMoved(before, now)) return;
		const asking = new AbortController();
		say(null);
		const postId = Number(select(editorStore).getCurrentPostId());
		askOldAddress(postId, before.savedSlug, asking.signal).then(
			say,
			(cause: unknown) => !asking.signal.aborted && say(failureText(cause)),
		);
		return () => asking.abort();
	}, [isPublished, savedSlug]);

	if (said === null) return null;
	const { isFine, text } =
		typeof said === 'string' ? { isFine: false, text: said } : oldAddressText(said);
	return (
		<PluginPostStatusInfo>
			<Notice
				className="plumbline-address"
				status={isFine ? 'success' : 'warning'}
				onRemove={() => say(null)}
			>
				<p>{text}</p>
				{typeof said !== 'string' && (
					<p>
						<bdi>{readableAddress(said.address)}</bdi>
					</p>
				)}
			</Notice>
		</PluginPostStatusInfo>
	);
}
