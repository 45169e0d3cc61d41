# Weigeringen over klokken en vakantie.

error-table-correspondence = Een bot kan in een correspondentiepartij geen plaats overnemen.
error-setup-increment = Ongeldig increment: { $value } seconden per beurt.
error-vacation-begun = Je bent al op vakantie.
error-vacation-too-long = Je hebt dit jaar geen { $value } vakantiedagen meer over.
error-order-nothing-to-order = Hier is geen vaste opdracht mogelijk. Vaste opdrachten zijn er voor correspondentiepartijen waarin spelers op elkaars beurt reageren.
error-order-unknown = { $value } kun je hier niet vooraf opgeven.
