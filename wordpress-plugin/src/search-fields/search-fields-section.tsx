import { PanelBody } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { fetched } from '../fetched.tsx';

// Loaded only when the section is opened.
const SearchFields = fetched(async () => (await import('./search-fields.tsx')).SearchFields);

export function SearchFieldsSection() {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<PanelBody
			title={__('Search result and sharing', 'plumbline')}
			opened={isOpen}
			onToggle={() => setIsOpen(!isOpen)}
		>
			{isOpen && <SearchFields />}
		</PanelBody>
	);
}
