import { Button } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { MediaUpload } from '@wordpress/media-utils';
import { readImageUrl } from '../../post/head/read-image-url.ts';

interface SocialImageProps {
	/** 0 for none. */
	readonly imageId: number;
	readonly onChange: (imageId: number) => void;
}

export function SocialImage({ imageId, onChange }: SocialImageProps) {
	const canUpload = useSelect(
		(select) => select(coreStore).canUser('create', { kind: 'postType', name: 'attachment' }),
		[],
	);
	if (!canUpload) return null;
	return (
		<div className="plumbline-chips">
			<MediaUpload
				allowedTypes={['image']}
				value={imageId}
				onSelect={({ id }) => onChange(id)}
				render={({ open }) => (
					<Button __next40pxDefaultSize variant="secondary" onClick={open}>
						{imageId === 0
							? __('Choose a picture', 'plumbline')
							: __('Choose a different picture', 'plumbline')}
					</Button>
				)}
			/>
			{imageId !== 0 && (
				<Button __next40pxDefaultSize variant="tertiary" onClick={() => onChange(0)}>
					{__('Remove the picture', 'plumbline')}
				</Button>
			)}
		</div>
	);
}

/** URL of an image in the media library; null for none, and until it is loaded. */
export const useImage = (imageId: number): string | null =>
	useSelect((select) => readImageUrl(imageId, select), [imageId]);
