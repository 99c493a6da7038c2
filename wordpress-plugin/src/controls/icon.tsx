/** A bob on a line from a beam, the symbol of Plumbline, as on its other icons. */
export const icon = (
	<svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true" focusable="false">
		<path
			className="plumbline-icon__ground"
			d="M8 1h16a7 7 0 0 1 7 7v16a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7V8a7 7 0 0 1 7-7Z"
			fill="#0b5f56"
		/>
		<path d="M8 6.5h16M16 6.5v10" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
		<path
			d="m16 14.6 5 4.9-5 8-5-8z"
			fill="#fff"
			stroke="#fff"
			strokeWidth="1.4"
			strokeLinejoin="round"
		/>
	</svg>
);
