/** An address as it is asked for: without what is for the browser alone. */
export const withoutHash = (address: string) => address.replace(/#.*/s, '');
