import { PanelBody } from '@wordpress/components';
import { lazy, Suspense, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

// Who only writes never loads it.
const SearchFields = lazy(async () => ({
	default: (await import('./search-fields.tsx')).SearchFields,
}));

export function SearchFieldsSection() {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<PanelBody
			title={__('Search result and sharing', 'plumbline')}
			opened={isOpen}
			onToggle={() => setIsOpen(!isOpen)}
		>
			{isOpen && (
				<Suspense fallback={null}>
					<SearchFields />
				</Suspense>
			)}
		</PanelBody>
	);
}
