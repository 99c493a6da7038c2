import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

interface SocialImageProps {
	/** 0 for none. */
	readonly imageId: number;
	readonly onChange: (imageId: number) => void;
}

export const SocialImage = ({ imageId, onChange }: SocialImageProps) => (
	<MediaUploadCheck>
		<div className="plumbline-chips">
			<MediaUpload
				allowedTypes={['image']}
				value={imageId}
				onSelect={({ id }) => onChange(id)}
				render={({ open }) => (
					<Button __next40pxDefaultSize variant="secondary" onClick={open}>
						{imageId === 0
							? __('Choose a picture', 'plumbline')
							: __('Choose another picture', 'plumbline')}
					</Button>
				)}
			/>
			{imageId !== 0 && (
				<Button __next40pxDefaultSize variant="tertiary" onClick={() => onChange(0)}>
					{__('Remove the picture', 'plumbline')}
				</Button>
			)}
		</div>
	</MediaUploadCheck>
);

/** Address of a picture of the media library; null for none, and until it is known. */
export const useImage = (imageId: number): string | null =>
	useSelect(
		(select) => {
			if (imageId === 0) return null;
			const image = select(coreStore).getEntityRecord('postType', 'attachment', imageId);
			return (image as { readonly source_url?: string } | undefined)?.source_url ?? null; // as the REST API answers
		},
		[imageId],
	);
