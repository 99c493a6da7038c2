import { readableAddress } from '@plumbline/core';
import { Notice } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, useSelect } from '@wordpress/data';
import { store as editorStore, PluginPostStatusInfo } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { isMoving } from './address-change.ts';
import { useSlugs } from './use-slugs.ts';

/** Warns next to the URL while a published post is about to move. */
export function AddressWarning() {
	const slugs = useSlugs();
	if (!isMoving(slugs)) return null;
	return (
		<PluginPostStatusInfo>
			<Notice
				className="plumbline-address"
				status="warning"
				isDismissible={false}
				actions={[
					{
						label: __('Keep the old URL', 'plumbline'),
						onClick: () => void dispatch(editorStore).editPost({ slug: slugs.savedSlug }),
					},
				]}
			>
				<Consequences />
			</Notice>
		</PluginPostStatusInfo>
	);
}

/** WordPress remembers old URLs of posts, but not of pages. */
function Consequences() {
	const { address, isForwarded } = useSelect((select) => {
		const editor = select(editorStore);
		const type = select(coreStore).getPostType(editor.getCurrentPostType() ?? '');
		return {
			address: editor.getCurrentPostAttribute('link') ?? '',
			isForwarded: type !== undefined && !type.hierarchical,
		};
	}, []);
	return (
		<>
			<p>
				{__(
					'The URL of this published post changes. Search engines, links and bookmarks use the old one:',
					'plumbline',
				)}{' '}
				<bdi>{readableAddress(address)}</bdi>
			</p>
			<p>
				{isForwarded
					? __(
							'WordPress redirects the old URL to the new one. Change the links in your own posts. After saving, Plumbline checks whether the old URL leads here.',
							'plumbline',
						)
					: __(
							'WordPress does not redirect the old URL of a page. Set up a redirect (301) from the old URL to the new one, or keep the old one.',
							'plumbline',
						)}
			</p>
		</>
	);
}
