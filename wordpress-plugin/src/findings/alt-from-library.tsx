import { store as blockEditorStore } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { Block } from '../post/block.ts';
import { missingAltText } from '../post/undescribed-image.ts';

/** Offers the alt text that the media library has for the image of a block. */
export function AltFromLibrary({ clientId }: { readonly clientId: string }) {
	const { updateBlockAttributes } = useDispatch(blockEditorStore);
	const block: Block | null = useSelect(
		(select) => select(blockEditorStore).getBlock(clientId),
		[clientId],
	);
	const attribute = block && missingAltText(block);
	const text = useLibraryAlt(Number(block?.attributes.id ?? block?.attributes.mediaId ?? 0));
	if (!attribute || !text) return null;
	return (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			className="plumbline-use-alt"
			onClick={() => updateBlockAttributes(clientId, { [attribute]: text })}
		>
			{/* translators: %s: alt text of an image. */}
			{sprintf(__('Use the text of the media library: “%s”', 'plumbline'), text)}
		</Button>
	);
}

/** Empty until the image is loaded, and for images without alt text. */
const useLibraryAlt = (imageId: number): string =>
	useSelect(
		(select) => {
			if (imageId === 0) return '';
			const image = select(coreStore).getEntityRecord('postType', 'attachment', imageId);
			return (image as { readonly alt_text?: string } | undefined)?.alt_text ?? ''; // the REST API's format
		},
		[imageId],
	);
