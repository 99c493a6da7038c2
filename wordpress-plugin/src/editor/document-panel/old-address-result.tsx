import { readableAddress } from '@plumbline/core';
import { Notice } from '@wordpress/components';
import { select } from '@wordpress/data';
import { store as editorStore, PluginPostStatusInfo } from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { failureText } from '../../server-answers/failure-text.ts';
import { settings } from '../../settings/settings.ts';
import { askOldAddress, type OldAddress, redirectOldAddress } from './old-address.ts';
import { oldAddressText } from './old-address-text.ts';

interface OldAddressResultProps {
	readonly oldSlug: string;
	readonly onRemove: () => void;
}

/** Asks where the old URL leads, and offers a redirect if it leads nowhere. */
export function OldAddressResult({ oldSlug, onRemove }: OldAddressResultProps) {
	const [said, say] = useState<OldAddress | string | null>(null);

	useEffect(() => {
		const asking = new AbortController();
		askOldAddress(openedPost(), oldSlug, asking.signal).then(
			say,
			(cause: unknown) => !asking.signal.aborted && say(failureText(cause)),
		);
		return () => asking.abort();
	}, [oldSlug]);

	const redirect = () =>
		redirectOldAddress(openedPost(), oldSlug).then(say, (cause: unknown) =>
			say(failureText(cause)),
		);

	if (said === null) return null;
	const { isFine, text } =
		typeof said === 'string' ? { isFine: false, text: said } : oldAddressText(said);
	const isLost = typeof said !== 'string' && said.case === 'nothing' && settings().canIndex;
	return (
		<PluginPostStatusInfo>
			<Notice
				className="plumbline-address"
				status={isFine ? 'success' : 'warning'}
				onRemove={onRemove}
				actions={
					isLost ? [{ label: __('Redirect the old URL', 'plumbline'), onClick: redirect }] : []
				}
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

const openedPost = () => Number(select(editorStore).getCurrentPostId());
