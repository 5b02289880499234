export function Picture() { return <svg /> }
