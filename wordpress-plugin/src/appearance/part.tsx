import { Card, CardBody } from '@wordpress/components';
import type { ReactNode } from 'react';

interface PartProps {
	readonly title: string;
	readonly children: ReactNode;
}

/** Settings about one subject. */
export const Part = ({ children, title }: PartProps) => (
	<Card>
		<CardBody>
			<h2>{title}</h2>
			{children}
		</CardBody>
	</Card>
);
