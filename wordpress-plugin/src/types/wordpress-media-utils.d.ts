// The package types only the class, not its properties.
declare module '@wordpress/media-utils' {
	import type { ReactElement, ReactNode } from 'react';

	interface MediaUploadProps {
		readonly allowedTypes: readonly string[];
		readonly value: number;
		readonly onSelect: (media: { readonly id: number }) => void;
		readonly render: (media: { readonly open: () => void }) => ReactNode;
	}

	export function MediaUpload(props: MediaUploadProps): ReactElement;
}
